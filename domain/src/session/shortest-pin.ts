import type { Rights } from '@quay/contract/permission'

/**
 * How many digits the PIN of somebody with these rights has at least: six where it stands for changing roles, with
 * which everything else can be had, else four.
 */
export const shortestPin = (rights: Rights): 4 | 6 =>
  rights.has('role/create') || rights.has('role/update') || rights.has('role/delete') ? 6 : 4
