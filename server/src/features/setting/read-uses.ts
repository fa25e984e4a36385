import type { Tx } from '../../db/connection/transaction.ts'
import { readSetting } from './read-setting.ts'

/** What the store does with its goods and customers; what it does without is not written, and not shown where there is none. */
export interface Uses {
  vat: boolean
  lots: boolean
  points: boolean
}

/** Reads the three switches. */
export async function readUses(tx: Tx): Promise<Uses> {
  const [vat, lots, points] = await Promise.all([
    readSetting(tx, 'useVat'),
    readSetting(tx, 'useLots'),
    readSetting(tx, 'usePoints'),
  ])
  return { vat, lots, points }
}
