import { amendInbound, cancelInbound, cancelReturn, dropDraft, giveBack, keepDamagedApart, receive } from './buying.ts'
import { cancelCount, count } from './counting.ts'
import { beginCount, completeCount, mergeCounts } from './joint-counting.ts'
import { makeTwin, mergeTwin } from './merging.ts'
import { adjustDebt, cancelAdjustment, cancelVoucher, collect, payProvider, writeVoucher } from './money.ts'
import { cancelTransfer, receiveTransfer, sendTransfer, startTransfer } from './moving.ts'
import type { Operation } from './operation.ts'
import { bringOrdered, closeOrder, orderGoods } from './ordering.ts'
import {
  applyFormula,
  cancelPlannedPrice,
  changeBook,
  makeBook,
  planPrice,
  setPosted,
  setPrice,
  setTiers,
} from './pricing.ts'
import { changePromise, endPromise, handOut, mergePromises, promise, takeHold } from './promising.ts'
import { cancelSaleReturn, takeBack, takeBackOffline } from './returning.ts'
import { cancelBill, replaceBill, sell } from './sales.ts'
import { cancelDisposal, cancelQuality, checkQuality, correctExpiry, dispose, holdLot, keepApart } from './shelves.ts'
import { reopenShift, workShift } from './shifts.ts'

/** How often each is done, in parts: a shop sells far more than it does anything else. */
const weights: readonly [Operation, number][] = [
  [sell, 24],
  [receive, 10],
  [cancelBill, 5],
  [replaceBill, 4],
  [takeBack, 6],
  [cancelSaleReturn, 2],
  [promise, 5],
  [handOut, 7],
  [changePromise, 5],
  [takeHold, 2],
  [mergePromises, 2],
  [endPromise, 2],
  [takeBackOffline, 1],
  [amendInbound, 3],
  [cancelInbound, 3],
  [keepDamagedApart, 3],
  [dropDraft, 1],
  [orderGoods, 3],
  [bringOrdered, 4],
  [closeOrder, 1],
  [giveBack, 4],
  [cancelReturn, 2],
  [collect, 2],
  [payProvider, 2],
  [adjustDebt, 4],
  [cancelAdjustment, 2],
  [writeVoucher, 2],
  [cancelVoucher, 3],
  [workShift, 5],
  [reopenShift, 1],
  [startTransfer, 6],
  [sendTransfer, 3],
  [receiveTransfer, 4],
  [cancelTransfer, 3],
  [count, 4],
  [cancelCount, 3],
  [beginCount, 6],
  [mergeCounts, 4],
  [completeCount, 7],
  [dispose, 4],
  [cancelDisposal, 3],
  [keepApart, 5],
  [holdLot, 2],
  [correctExpiry, 1],
  [checkQuality, 1],
  [cancelQuality, 1],
  [makeTwin, 1],
  [mergeTwin, 1],
  [setPrice, 4],
  [setTiers, 2],
  [setPosted, 2],
  [makeBook, 1],
  [changeBook, 1],
  [applyFormula, 1],
  [planPrice, 2],
  [cancelPlannedPrice, 1],
]

/** Every operation, as often as its weight. */
export const operations: readonly Operation[] = weights.flatMap(([operation, weight]) =>
  Array<Operation>(weight).fill(operation),
)
