// Short texts about what happened and how much time is left.
import type { Line } from '../frame/Log.svelte';

// What others did since one's own last decision: the last thing each of them did.
export function since(lines: Line[], me: number | null): string {
  const last = new Map<number, string>();
  for (const line of lines) if (typeof line.seat === 'number' && line.seat !== me) last.set(line.seat, line.text);
  return [...last.values()].join(' ');
}

export interface Clock {
  left: (number | null)[]; // null: whether this seat still chooses is a secret
  at: number; // when it was told
}

export function clockText(clock: Clock, seat: number, actors: (number | 'chance')[], now: number): string {
  const left = clock.left[seat];
  if (left === null) return '';
  const ran = actors.includes(seat) ? now - clock.at : 0;
  const seconds = Math.max(0, Math.floor((left - ran) / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const two = (number: number) => String(number).padStart(2, '0');
  if (days > 0) return `${days}:${two(hours % 24)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
