import type { AnswerLine } from '../../../src/fronts/web/page/wire.js';
import type { Upload } from '../driver.js';

/** As much of a browser as the server sees: a cookie, an origin, a body. */
export class Browser {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
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
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return answer;
  }
}

export function formOf(fields: object, { name, content }: Upload): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ theme: 'light', ...fields })) form.set(key, String(value));
  form.set('file', new File([new Uint8Array(content)], name));
  return form;
}
