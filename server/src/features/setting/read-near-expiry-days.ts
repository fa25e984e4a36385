import { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { readSetting } from './read-setting.ts'

/** How many days before its expiry a lot is shown as near it: the store's choice, else 90. */
export const readNearExpiryDays = (tx: Tx): Promise<number> =>
  readSetting(tx, 'nearExpiryDays', z.int().min(1).max(3650), 90)
