import type { Locator, Page } from 'playwright-core';

/** Where things are on the page, as a person finds them. */
export const composer = (page: Page): Locator => page.getByRole('combobox', { name: 'Message Matinee' });
export const newest = (page: Page): Locator => page.getByRole('article').last();
export const says = (page: Page, words: string): Promise<void> => newest(page).getByText(words).waitFor();
export const settled = (page: Page): Promise<void> => newest(page).and(page.locator('[aria-busy=false]')).waitFor();
