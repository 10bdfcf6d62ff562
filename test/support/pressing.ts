import { decodeInvocation, encodeInvocation } from '../../src/bot/invocation.js';
import type { Invocation, Reply } from '../../src/bot/reply.js';
import type { House } from './house.js';

/** Presses a button as a front end does: by the text that it carries. */
export function press(house: House, reply: Reply, label: string): Promise<Reply> {
  const button = reply.buttons?.find((each) => each.label === label);
  if (!button || button.disabled) throw new Error(`no button ${label} under: ${reply.text}`);
  return carryOut(house, button.invoke);
}

/** Chooses from the menu, by the option's label or its beginning: `Kf8` also when it is the one shown. */
export function choose(house: House, reply: Reply, label: string): Promise<Reply> {
  const option = reply.menus
    ?.flatMap((menu) => menu.options)
    .find((each) => each.label === label || each.label.split(' ')[0] === label);
  if (!option) throw new Error(`no option ${label} under: ${reply.text}`);
  return carryOut(house, option.invoke);
}

function carryOut(house: House, invocation: Invocation): Promise<Reply> {
  const { command, args } = decodeInvocation(encodeInvocation(invocation));
  return house.run(command, args);
}

/** Presses the same button several times, each time on the newest message. */
export async function pressOn(house: House, reply: Reply, label: string, times: number): Promise<Reply> {
  let shown = reply;
  for (let count = 0; count < times; count++) shown = await press(house, shown, label);
  return shown;
}

/** The solution of today's puzzle, for somebody who gives it up. */
export async function giveUp(house: House): Promise<Reply> {
  await house.run('puzzle');
  return press(house, await house.run('solution'), 'Give up and show it');
}
