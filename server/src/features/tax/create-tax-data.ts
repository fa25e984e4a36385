import type { taxDataBody } from '@quay/contract/tax/shapes'
import { decideVatRates, type VatTarget } from '@quay/domain/tax/decide-vat-rates'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readTaxData } from './tax-data-queries.ts'
import { lockTargets, ratesOfTargets, scopeOf, touchGoods } from './tax-data-store.ts'

type Body = z.output<typeof taxDataBody>

/** Names of targets that the log tells; of the others it tells the number. */
const mostNamed = 20

/**
 * Gives groups and products a rate from a day on; with `closePrevious` rates that began earlier end the day before.
 * Gives the new rows and how many goods they bear on. Throws `tax-rate-overlaps`, naming the other, `vat-not-used` and `not-found`.
 */
export async function createTaxData(tx: Tx, actor: Actor, body: Body) {
  if (body.vatRate > 0 && !(await readSetting(tx, 'useVat'))) throw refuseField('vat-not-used', 'vatRate')
  const branchId = scopeOf(actor, body.branchId)
  const [productIds, groupIds] = [unique(body.productIds), unique(body.groupIds)]
  const targets = await lockTargets(tx, productIds, groupIds)
  const stored = await ratesOfTargets(tx, branchId, [...productIds, ...groupIds])

  const { vatRate, from, closePrevious } = body
  const to = body.to ?? null
  const newIds = targets.map(() => newId())
  const plan = decideVatRates({ targets, vatRate, from, to, closePrevious, newIds }, stored)
  if (!plan.ok) throw refuseAs(plan)

  // The old ones end before the new ones begin: the constraint looks at each statement.
  for (const { id, to: lastDay } of plan.closed)
    await tx.query('update tax_data set to_day = $3, version = version + 1 where store_id = $1 and id = $2', [
      tx.storeId,
      id,
      lastDay,
    ])
  const common = { branchId, vatRate, fromDay: from, toDay: to }
  await tx.insert(
    'tax_data',
    plan.rates.map(({ id, productId, groupId }) => ({
      id,
      productId,
      groupId,
      ...common,
      createdByName: actor.fullName,
      createdAt: tx.now,
    })),
  )
  const productCount = await touchGoods(tx, productIds, groupIds)

  const code = `${describeVatRate(vatRate)} từ ${formatDate(from)}`
  await tx.audit('tax-data.create', { kind: 'tax-data', id: newIds[0]!, code, branchId }, undefined, {
    vatRate,
    from,
    to,
    groups: namesOf(targets, 'group'),
    products: namesOf(targets, 'product'),
    productCount,
    closed: plan.closed.length || null,
  })
  return { items: await readTaxData(tx, actor, newIds), productCount }
}

const unique = (ids: readonly string[] = []) => [...new Set(ids)]

function namesOf(targets: readonly VatTarget[], kind: VatTarget['kind']): string[] {
  const names = targets.filter(target => target.kind === kind).map(target => target.name)
  const rest = names.length - mostNamed
  return rest > 0 ? [...names.slice(0, mostNamed), `và ${rest} mục khác`] : names
}
