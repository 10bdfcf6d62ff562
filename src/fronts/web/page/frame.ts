const LABELS = ['aria-label', 'title', 'placeholder'] as const;

/** The language of the page's frame. */
export const frameLanguage = (): string => document.documentElement.lang;

/** Takes the words of the frame from the page as the server would give it now. */
export async function renewFrame(): Promise<void> {
  const html = await (await fetch('/')).text();
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = fresh.documentElement.lang;
  for (const part of document.querySelectorAll<HTMLElement>('[data-words]')) {
    const other = fresh.getElementById(part.id);
    if (!other) continue;
    if (part.dataset.words === 'text') part.replaceChildren(...other.childNodes);
    for (const name of LABELS) {
      const label = other.getAttribute(name);
      if (label !== null) part.setAttribute(name, label);
    }
  }
}
