// Opens a table and goes there.
import { router } from '../../router.svelte';
import { tables, type Wish } from '../../wire/http';

export async function openTable(wish: Wish, how = '') {
  const about = await tables.open(wish);
  router.go(`/table/${about.table}${how}`);
}
