import type { AnswerLine } from '../../../src/fronts/web/page/wire.js';
import type { Upload } from '../driver.js';

/** As much of a browser as the server sees: cookies, an origin, a body. */
export class Browser {
  readonly address: string;
  readonly cookies: Map<string, string>;

  constructor(address: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.address = address;
    this.cookies = new Map(cookies);
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.#remember(await fetch(`${this.address}${path}`, { headers: { cookie: this.cookie, ...headers } }));
  }

  async post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const form = body instanceof FormData;
    return this.#remember(
      await fetch(`${this.address}${path}`, {
        method: 'POST',
        headers: {
          cookie: this.cookie,
          origin: this.address,
          ...(!form && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: form ? body : JSON.stringify(body),
      }),
    );
  }

  /** The lines of an answer as they come. */
  async *run(body: object, file?: Upload): AsyncIterable<AnswerLine> {
    const answer = await this.post('/api/run', file ? formOf(body, file) : { ...body, theme: 'light' });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of answer.body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as AnswerLine;
    }
  }

  #remember(answer: Response): Response {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }
}

export function formOf(fields: object, { name, content }: Upload): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ theme: 'light', ...fields })) form.set(key, String(value));
  form.set('file', new File([new Uint8Array(content)], name));
  return form;
}
