import type { Rights } from '@quay/contract/right/permission'

/**
 * The fewest digits that a PIN may have for a person with these rights: six for who may change roles, and so give
 * themselves any right; four for everyone else.
 */
export const shortestPin = (rights: Rights): 4 | 6 =>
  rights.has('role/create') || rights.has('role/update') || rights.has('role/delete') ? 6 : 4
