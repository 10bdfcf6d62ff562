import { fail, ok, type Result } from '../../shared/result.js';
import type { Texts } from '../../texts/en.js';
import type { VisitorChange } from './page/visitors-wire.js';
import { handleOf, MOST_VISITORS, makeVisitor, namesOf, type Roster, type Visitor } from './roster.js';
import { isSameName, MOST_CHARACTERS, type NameFault, readName } from './visitor-name.js';

type RosterFault =
  | NameFault
  | { readonly code: 'name taken'; readonly name: string }
  | { readonly code: 'full' }
  | { readonly code: 'gone' }
  | { readonly code: 'only one' };

/** The roster as somebody wants it; names are compared as they read in their language. */
export function changeRoster(roster: Roster, change: VisitorChange, texts: Texts): Result<Roster, RosterFault> {
  const { visitors, current } = roster;
  const others = visitors.filter((visitor) => visitor !== current);
  switch (change.do) {
    case 'add': {
      if (visitors.length >= MOST_VISITORS) return fail({ code: 'full' });
      const name = freeName(change.name, visitors, texts);
      if (!name.ok) return name;
      const added = makeVisitor(name.value);
      return ok({ visitors: [...visitors, added], current: added });
    }
    case 'rename': {
      const name = freeName(change.name, others, texts);
      if (!name.ok) return name;
      const renamed = { ...current, name: name.value };
      return ok({ visitors: visitors.map((visitor) => (visitor === current ? renamed : visitor)), current: renamed });
    }
    case 'choose': {
      const chosen = visitors.find((visitor) => handleOf(visitor) === change.visitor);
      return chosen ? ok({ visitors, current: chosen }) : fail({ code: 'gone' });
    }
    case 'remove': {
      const [next] = others;
      return next ? ok({ visitors: others, current: next }) : fail({ code: 'only one' });
    }
  }
}

function freeName(typed: string, others: readonly Visitor[], texts: Texts): Result<string, RosterFault> {
  const name = readName(typed);
  if (!name.ok) return name;
  const taken = [...namesOf(others, texts).values()].find((other) => isSameName(other, name.value));
  return taken === undefined ? name : fail({ code: 'name taken', name: taken });
}

export function explainRosterFault(fault: RosterFault, { visitors }: Texts): string {
  switch (fault.code) {
    case 'name missing':
      return visitors.nameMissing;
    case 'name too long':
      return visitors.nameTooLong(MOST_CHARACTERS);
    case 'name taken':
      return visitors.nameTaken(fault.name);
    case 'full':
      return visitors.full(MOST_VISITORS);
    case 'gone':
      return visitors.gone;
    case 'only one':
      return visitors.onlyOne;
  }
}
