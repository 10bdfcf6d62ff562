import type { Page } from 'playwright-core';

/** What the browser complains about (its security policy, a missing file, a script's error) is a bug of the page. */
export function hearComplaints(page: Page, onComplaint: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') onComplaint(message.text());
  });
  page.on('pageerror', (error) => onComplaint(String(error)));
}
