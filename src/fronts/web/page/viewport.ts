/** Safari lays its keyboard over the page; the visual viewport is what is left to see. */
export function followViewport(): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const resize = (): void => {
    document.documentElement.style.setProperty('--visible-height', `${visualViewport.height}px`);
    // Safari also scrolls the page to the focused field, which already is in view.
    if (visualViewport.scale === 1) window.scrollTo(0, 0);
  };
  visualViewport.addEventListener('resize', resize);
  resize();
}
