import { batch, signal } from '@preact/signals';
import type { Calendar as Month } from '../../../../live/answers.js';
import { ask } from '../live/ask.js';
import { sentence } from '../live/game.js';
import { words } from '../live/words.js';
import { goToDay } from './address.js';
import './calendar.css';

/** The month that is looked at instead of the board. */
export const month = signal<Month | undefined>(undefined);

const closeCalendar = (): void => {
  month.value = undefined;
};

async function look(asked?: string): Promise<void> {
  const got = await ask({ do: 'calendar', ...(asked !== undefined && { month: asked }) });
  batch(() => {
    if (got.ok) month.value = got.answer;
    else sentence.value = got.sentence;
  });
}

export const CalendarButton = () => (
  <button type="button" class="quiet" onClick={() => void look()}>
    {words.value.calendar.open}
  </button>
);

const RESULTS = ['firstTry', 'solved', 'givenUp', 'begun', 'unplayed'] as const;

/** The server's puzzles of a month, coloured by what the visitor has made of them; a tap opens one. */
export function Calendar({ shown }: { readonly shown: Month }) {
  const say = words.value.calendar;
  const byDay = new Map(shown.days.map((day) => [Number(day.ref.slice(8)), day]));
  return (
    <section class="calendar" aria-label={say.title}>
      <header class="controls">
        <Turn to={shown.previous} label={say.earlier} sign="←" />
        <h2 aria-live="polite">{shown.name}</h2>
        <Turn to={shown.next} label={say.later} sign="→" />
      </header>
      <div class="calendar-grid">
        {shown.weekdays.map((name) => (
          <span key={name} class="calendar-weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {Array.from({ length: shown.length }, (_, index) => {
          const day = byDay.get(index + 1);
          const style = index === 0 ? { gridColumnStart: shown.firstWeekday + 1 } : {};
          if (!day) {
            return (
              <span key={index} class="calendar-day" style={style}>
                {index + 1}
              </span>
            );
          }
          return (
            <button
              key={index}
              type="button"
              class={`calendar-day ${day.result}`}
              style={style}
              aria-label={day.label}
              onClick={() => {
                closeCalendar();
                void goToDay(day.ref);
              }}
            >
              {index + 1}
            </button>
          );
        })}
      </div>
      <ul class="calendar-legend" aria-label={say.legend}>
        {RESULTS.map((result) => (
          <li key={result}>
            <span class={`calendar-sample ${result}`} aria-hidden="true" /> {say[result]}
          </li>
        ))}
      </ul>
      <button type="button" class="quiet" onClick={closeCalendar}>
        {say.close}
      </button>
    </section>
  );
}

const Turn = ({
  to,
  label,
  sign,
}: {
  readonly to: string | undefined;
  readonly label: string;
  readonly sign: string;
}) => (
  <button type="button" class="quiet" aria-label={label} disabled={to === undefined} onClick={() => void look(to)}>
    {sign}
  </button>
);
