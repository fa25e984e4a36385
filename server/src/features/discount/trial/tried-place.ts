import type { TrialBuyer } from '@quay/contract/discount/trial'
import { booksAt } from '@quay/domain/price/books-at'
import { branchClock } from '@quay/domain/price/branch-clock'
import type { PriceBookHead } from '@quay/domain/sale/price/resolve-price'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { placeSql } from '../../bill/load/load-sale.ts'
import { type SalePlace, saleSettingKeys, saleSettingsOf } from '../../bill/sale-place.ts'

/** Where and when a cart is tried. */
export interface TriedPlace {
  /** The clock of the branch. */
  now: string
  promotesMedicines: boolean
  books: PriceBookHead[]
}

/** The books are those of the branch and the seller. */
export async function readTriedPlace(
  tx: Tx,
  actor: Actor,
  { branchId, sellerId }: Pick<TrialBuyer, 'branchId' | 'sellerId'>,
): Promise<TriedPlace> {
  const [place] = await tx.query<SalePlace>(placeSql, [tx.storeId, branchId, saleSettingKeys, null, actor.sessionId])
  return {
    now: branchClock(tx.now.toISOString(), place!.timeZone),
    promotesMedicines: saleSettingsOf(place!).promoteMedicines,
    books: booksAt(place!.books ?? [], { branchId, sellerId }),
  }
}
