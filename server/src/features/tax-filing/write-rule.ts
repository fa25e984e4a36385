import type { StoredTaxRule, taxRuleBody } from '@quay/contract/tax-filing/routes'
import { formatDate } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { refuseFiledDay } from './filing-store.ts'
import { listTaxRules } from './rule-store.ts'

/**
 * Enters what the law asks from a day on. Throws `tax-rule-exists` for a day that has a rule of the store, `tax-rule-filed` for days that were
 * declared, `idempotency-conflict`.
 */
export const createTaxRule = (
  tx: Tx,
  actor: Actor,
  body: z.output<typeof taxRuleBody>,
  hash: Buffer,
): Promise<StoredTaxRule> =>
  createFrom(tx, 'tax_rule', body, hash, {
    read: id => findRule(tx, id),
    async make({ id, from, threshold, activities, income, source }) {
      await refuseFiledDay(tx, from, 'from')
      const [taken] = await tx.query('select id from tax_rule where store_id = $1 and from_day = $2', [
        tx.storeId,
        from,
      ])
      if (taken) throw refuseField('tax-rule-exists', 'from', { day: formatDate(from) })
      await tx.insert('tax_rule', [
        {
          ...{ id, threshold, source },
          fromDay: from,
          activities: JSON.stringify(activities),
          income: JSON.stringify(income),
          createdByName: actor.fullName,
          createdAt: tx.now,
          contentHash: hash,
        },
      ])
      await tx.audit('tax-rule.create', { kind: 'tax-rule', id, code: formatDate(from) }, undefined, {
        appliesFrom: from,
        taxThreshold: threshold,
        taxSource: source,
      })
      return findRule(tx, id)
    },
  })

/** Takes a rule of the store away. Throws `tax-rule-filed` where days of it were declared, `not-found`. */
export async function deleteTaxRule(tx: Tx, id: string): Promise<void> {
  const { from, threshold, source } = await findRule(tx, id)
  await refuseFiledDay(tx, from)
  await tx.query('delete from tax_rule where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit(
    'tax-rule.delete',
    { kind: 'tax-rule', id, code: formatDate(from) },
    { appliesFrom: from, taxThreshold: threshold, taxSource: source },
    undefined,
  )
}

async function findRule(tx: Tx, id: string): Promise<StoredTaxRule> {
  const found = (await listTaxRules(tx)).find(rule => rule.id === id)
  if (!found) throw new DomainError('not-found', { kind: 'tax-rule', id })
  return found
}
