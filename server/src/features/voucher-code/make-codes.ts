import { randomBytes } from 'node:crypto'
import type { MakeCodesBody } from '@quay/contract/voucher-code/shapes'
import { codeKey, codeLetters } from '@quay/domain/voucher-code/code-key'
import type { NewRow, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { readDiscount } from '../discount/discount-queries.ts'

const shortest = 6
/** Of codes that are worth more than this, in đồng, the random part is longer. */
const dear = 100_000
const longer = 8

/**
 * Makes the codes of a promotion: the one that everybody uses, or a batch. Throws `not-found`, `code-kind-differs` where the
 * promotion has codes of the other kind, and `code-taken`.
 */
export async function makeCodes(tx: Tx, discountId: string, body: MakeCodesBody): Promise<{ count: number }> {
  const discount = await readDiscount(tx, discountId)
  const isShared = 'code' in body
  if (discount.codeKind !== (isShared ? 'SHARED' : 'SINGLE'))
    throw new DomainError('code-kind-differs', { name: discount.name })
  const codes = isShared ? [body.code.trim().toUpperCase()] : await freshCodes(tx, body, lengthFor(discount))
  if (isShared && (await taken(tx, codes)).size > 0) throw refuseField('code-taken', 'code', { code: codes[0]! })
  const isIssued = isShared || body.isIssued
  await tx.insert(
    'voucher_code',
    codes.map(
      (code): NewRow<'voucher_code'> => ({
        id: newId(),
        discountId,
        code,
        codeKey: codeKey(code),
        isShared,
        state: isIssued ? 'ISSUED' : 'UNUSED',
        expiresOn: body.expiresOn,
        issuedAt: isIssued ? tx.now : null,
      }),
    ),
  )
  await tx.audit('voucher_code.create', { kind: 'discount', id: discountId, code: discount.code }, undefined, {
    codeCount: codes.length,
    codes: codes.length === 1 ? codes[0] : `${codes[0]} … ${codes.at(-1)}`,
    expiresOn: body.expiresOn,
  })
  return { count: codes.length }
}

const lengthFor = ({ rules, maxAmount, effect }: Awaited<ReturnType<typeof readDiscount>>) => {
  const isPercent = effect === 'PERCENT' || effect === 'GET'
  const worth = Math.min(
    maxAmount ?? Number.POSITIVE_INFINITY,
    isPercent ? Number.POSITIVE_INFINITY : Math.max(...rules.map(({ value }) => value)),
  )
  return worth > dear ? longer : shortest
}

/** Codes that the store does not have; what was drawn twice is drawn again. */
async function freshCodes(tx: Tx, { prefix, count }: { prefix: string; count: number }, length: number) {
  const codes = new Set<string>()
  while (codes.size < count) {
    const drawn = new Set<string>()
    while (drawn.size < count - codes.size) {
      const code = prefix.toUpperCase() + codeLetters(randomBytes(length * 2), length)
      if (code.length === prefix.length + length && !codes.has(code)) drawn.add(code)
    }
    const known = await taken(tx, [...drawn])
    for (const code of drawn) if (!known.has(code)) codes.add(code)
  }
  return [...codes]
}

async function taken(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>(
    'select code_key as key from voucher_code where store_id = $1 and code_key = any($2::text[])',
    [tx.storeId, codes.map(codeKey)],
  )
  return new Set(rows.map(({ key }) => key))
}
