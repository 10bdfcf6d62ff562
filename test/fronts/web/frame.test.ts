import pino from 'pino';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import type { Language } from '../../../src/shared/languages.js';
import { makeSpeech } from '../../../src/texts/speech.js';
import { NO_LIVE } from '../no-live.js';
import { makeSampleBot } from '../sample-bot.js';
import { settled } from './chat-page.js';
import { launchChromium } from './chromium.js';
import { hearComplaints } from './complaints.js';

const painter = makePainter();
let browser: Browser;
let front: WebFront;
/** What somebody has chosen in `/settings`. */
let chosen: Language | undefined;

beforeAll(async () => {
  browser = await launchChromium();
  const { bot } = makeSampleBot();
  const speaking: typeof bot = {
    ...bot,
    speechFor: async (caller) => (chosen ? makeSpeech(chosen) : bot.speechFor(caller)),
  };
  front = makeWebFront({ bot: speaking, live: NO_LIVE, painter, port: 0, log: pino({ level: 'silent' }) });
  await front.start();
});
afterAll(async () => {
  await browser.close();
  await front.stop();
  await painter.close();
});

const pageIn = async (locale: string): Promise<string> =>
  (await fetch(front.address, { headers: { 'accept-language': locale } })).text();

describe('the frame of the page', () => {
  it.each([
    ['en-GB', 'en', 'One proved mate a day', 'Type / for commands'],
    ['de-DE,en', 'de', 'Jeden Tag ein bewiesenes Matt', 'Tippe / für Befehle'],
    ['fr', 'fr', 'Chaque jour, un mat prouvé', 'Tape / pour les commandes'],
    ['pt-BR', 'en', 'One proved mate a day', 'Type / for commands'],
  ])('for a browser in %s is in %s', async (locale, language, tagline, placeholder) => {
    chosen = undefined;
    const html = await pageIn(locale);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(tagline);
    expect(html).toContain(`placeholder="${placeholder}"`);
    expect(html).not.toMatch(/\{\{/);
  });

  it('follows what the visitor chose before what the browser asks for', async () => {
    chosen = 'fr';
    expect(await pageIn('de')).toContain('<html lang="fr">');
  });

  it('changes with the language, and so do the labels, the commands and the visitors’ button', async () => {
    chosen = 'de';
    const page = await browser.newPage();
    const complaints: string[] = [];
    hearComplaints(page, (complaint) => complaints.push(complaint));
    await page.goto(`${front.address}/#chat`);
    await settled(page);
    const lang = () => page.evaluate('document.documentElement.lang');
    expect(await lang()).toBe('de');
    await page.locator('#line').fill('/help');
    await page.locator('#line').press('Enter');
    await settled(page);
    expect(await page.locator('.asked').first().textContent()).toBe('Du hast /help benutzt');

    chosen = 'fr';
    await page.locator('#line').fill('/help');
    await page.locator('#line').press('Enter');
    await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
    await settled(page);
    await page.getByRole('button', { name: /^Tu joues sous le nom/ }).waitFor();
    expect(await page.locator('#tagline').textContent()).toBe('Chaque jour, un mat prouvé');
    expect(await page.locator('#line').getAttribute('placeholder')).toBe('Tape / pour les commandes');
    expect(await page.locator('#send').getAttribute('aria-label')).toBe('Envoyer');
    expect(await page.locator('.intro code').allTextContents()).toEqual(['/move', '/']);
    // What was said before stays as it was said.
    expect(await page.getByRole('article').count()).toBe(3);
    await page.locator('#line').fill('Qh7');
    await page.locator('#line').press('Enter');
    await page.getByText('Tu as utilisé').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('says in the visitor’s language which question of a button they answered', async () => {
    chosen = 'fr';
    const page = await browser.newPage();
    await page.goto(`${front.address}/#chat`);
    await settled(page);
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.keyboard.type('Ra8');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.asked').last().textContent())
      .toBe('Tu as choisi «\u00a0Answer\u00a0» avec Ra8');
    await page.close();
  });
});
