import { type Difference, verifyDatabase } from '../src/verification/verify-database.ts'
import type { TestApp } from './app.ts'

/** Every balance that is not the sum of its ledger, and every other broken law of the books: none, ever. */
export const ledgerDifferences = (shop: TestApp): Promise<Difference[]> => verifyDatabase(shop.database.owner)
