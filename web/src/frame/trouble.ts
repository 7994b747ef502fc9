// What went wrong, in words.
import { words } from '../settings.svelte';
import { Refused } from '../wire/http';

export function trouble(error: unknown): string {
  if (error instanceof Refused && error.message) return error.message;
  return words.say('home.trouble');
}
