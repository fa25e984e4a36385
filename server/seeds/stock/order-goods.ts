import { customerRequestBody } from '@quay/contract/customer-request/shapes'
import { providerPatch } from '@quay/contract/partner/shapes'
import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { purchaseOrderBody } from '@quay/contract/purchase-order/shapes'
import { addDays } from '@quay/domain/time/calendar'
import type { z } from 'zod'
import type { Actor, Tx } from '../../src/db/connection/transaction.ts'
import { createDraft } from '../../src/document/write-draft.ts'
import { createCustomerRequest } from '../../src/features/customer-request/write-customer-request.ts'
import { updateProvider } from '../../src/features/provider/update-provider.ts'
import { createProviderGroup } from '../../src/features/provider-group/write-group.ts'
import { orderKind } from '../../src/features/purchase-order/order-kind.ts'
import { type AtTime, bodyOf } from '../as-person.ts'
import { randomFrom } from '../random.ts'
import type { Shop } from '../trade/shop.ts'

const linesOfOrder = 6
/** Its own chance: what is ordered changes no bill of the past. */
const seed = 2311

/**
 * What waits on the last evening: orders on their way, one of them late, papers of providers that run out, and what customers
 * asked for, some of it there by now.
 */
export async function orderGoods(at: AtTime, actor: Actor, shop: Shop) {
  const { end, lastDay, suppliers, products, branches } = shop
  const random = randomFrom(seed)
  await at(end, async tx => {
    const [company] = bodyOf(providerGroupRoutes.create.body, { name: 'Công ty dược' })
    const [dealer] = bodyOf(providerGroupRoutes.create.body, { name: 'Nhà phân phối', note: 'Giao trong ngày' })
    const groups = [await createProviderGroup(tx, company), await createProviderGroup(tx, dealer)]
    for (const [index, supplier] of suppliers.entries()) {
      const expiresOn = addDays(lastDay, index === 1 ? 20 : random.between(200, 900))
      const [patch] = bodyOf(providerPatch, {
        version: 1,
        providerGroupId: groups[index % 2]!.id,
        leadDays: random.between(1, 4),
        minOrder: random.pick([500_000, 1_000_000, 2_000_000]),
        certificates: [{ kind: 'gdp', number: `${100 + index}/GDP`, expiresOn }],
      })
      await updateProvider(tx, actor, supplier.id, patch)
    }
    const branchId = branches[0]!.id
    for (const [index, days] of [-2, 3, null].entries()) {
      const supplier = index % suppliers.length
      const own = products.filter(product => product.supplier === supplier && !product.isNeglected)
      const items = own.slice(0, linesOfOrder).map(({ id, units }) => {
        const unit = units.toSorted((a, b) => b.ratio - a.ratio)[0]!
        return { productId: id, unitId: unit.id, quantity: random.between(2, 12), price: Math.round(unit.price * 0.8) }
      })
      if (items.length)
        await order(tx, actor, {
          status: days === null ? 'DRAFT' : 'SUCCEED',
          branchId,
          providerId: suppliers[supplier]!.id,
          expectedDate: days === null ? null : addDays(lastDay, days),
          items,
        })
    }
    const asked = products.slice(3, 6).map(({ id }) => id)
    const customerRequests: z.input<typeof customerRequestBody>[] = [
      { name: 'Kem chống nắng cho bé', quantity: 1, customerName: 'Chị Thu', customerPhone: '0903 555 120' },
      { name: 'Đai lưng cột sống', quantity: 1, note: 'Cỡ L' },
      ...asked.map((productId, place) => ({
        productId,
        quantity: 10 * (place + 1),
        customerPhone: `0912 000 11${place}`,
      })),
    ]
    for (const raw of customerRequests) {
      const [body, hash] = bodyOf(customerRequestBody, { ...raw, branchId })
      await createCustomerRequest(tx, actor, body, hash)
    }
  })
}

async function order(tx: Tx, actor: Actor, raw: z.input<typeof purchaseOrderBody>) {
  const [body, hash] = bodyOf(purchaseOrderBody, raw)
  await createDraft(tx, actor, orderKind, body, hash)
}
