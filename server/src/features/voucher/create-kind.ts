import type { VoucherKind, voucherKindBody } from '@quay/contract/money/voucher-shapes'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { describeKind, readKind, refuseGroupOfReceipt, refuseTakenKind } from './kind-store.ts'

/** Adds a kind of receipt or payment. Throws `voucher-kind-taken`, `voucher-kind-group`, `idempotency-conflict`. */
export const createKind = (tx: Tx, body: z.output<typeof voucherKindBody>, hash: Buffer): Promise<VoucherKind> =>
  createFrom(tx, 'voucher_kind', body, hash, {
    read: async id => (await readKind(tx, id))!,
    async make({ id, direction, name, countsInProfit, bookGroup = null }) {
      const kind = { id, direction, name, countsInProfit, bookGroup }
      refuseGroupOfReceipt(kind)
      await refuseTakenKind(tx, kind)
      await tx.insert('voucher_kind', [{ ...kind, contentHash: hash }])
      const words = describeKind({ ...kind, isActive: true })
      await tx.audit('voucher-kind.create', { kind: 'voucher-kind', id, code: name }, undefined, words)
      return (await readKind(tx, id))!
    },
  })
