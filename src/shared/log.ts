import pino from 'pino';

export type Logger = pino.Logger;

/** People read the terminal, machines read JSON: pretty only where somebody looks. */
export const makeLogger = (level: string): Logger =>
  process.stdout.isTTY
    ? pino({
        level,
        transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
      })
    : pino({ level });
