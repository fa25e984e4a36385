import { registerStoreBody } from '@quay/contract/auth/shapes'
import { branchBody } from '@quay/contract/branch/shapes'
import { cashbookRoutes } from '@quay/contract/money/routes'
import { customerBody, providerBody } from '@quay/contract/partner/shapes'
import { productBody } from '@quay/contract/product/shapes'
import type pg from 'pg'
import type { Actor } from '../src/db/connection/transaction.ts'
import { contentHash } from '../src/db/write/content-hash.ts'
import { registerStore } from '../src/features/auth/registration/register-store.ts'
import { createBranch } from '../src/features/branch/create-branch.ts'
import { listAccounts } from '../src/features/cashbook/account-queries.ts'
import { createAccount } from '../src/features/cashbook/create-account.ts'
import { openAccount } from '../src/features/cashbook/open-account.ts'
import { createCustomer } from '../src/features/customer/create-customer.ts'
import { openDebt } from '../src/features/debt/open-debt.ts'
import { createGroup } from '../src/features/product/group/create-group.ts'
import { createProduct } from '../src/features/product/write/create-product.ts'
import { createProvider } from '../src/features/provider/create-provider.ts'
import { listKinds } from '../src/features/voucher/kind-store.ts'
import { readActor } from '../src/http/caller/rights.ts'
import type { Runtime } from '../src/runtime.ts'
import type { AtTime } from './as-person.ts'
import { asPerson, bodyOf } from './as-person.ts'
import { inventCustomers } from './cast/customers.ts'
import { pharmacy } from './cast/pharmacy.ts'
import { suppliers } from './cast/suppliers.ts'
import type { CatalogueItem } from './catalogue/catalogue-item.ts'
import { productGroups } from './catalogue/product-groups.ts'
import type { Random } from './random.ts'
import { instantOf } from './trade/clock.ts'
import type { Shop, StockedProduct } from './trade/shop.ts'

export interface SignIn {
  username: string
  phone: string
}

interface Founding {
  pool: pg.Pool
  runtime: Runtime
  signIn: SignIn
  onboarding: string
}

/** The store with its two branches and its owner, who does everything that follows. */
export async function foundStore({
  pool,
  runtime,
  signIn,
  onboarding,
}: Founding): Promise<{ actor: Actor; at: AtTime }> {
  const [body] = bodyOf(registerStoreBody, {
    storeName: pharmacy.storeName,
    fullName: pharmacy.owner,
    email: pharmacy.email,
    address: pharmacy.address,
    password: pharmacy.password,
    ...signIn,
  })
  const nobody = asPerson(pool, null)
  const founded = instantOf(onboarding, 300)
  const session = await nobody(founded, tx => registerStore(tx, runtime, body))
  const owner = await nobody(founded, async tx => {
    await tx.enterStore(session.storeId)
    const actor = await readActor(tx, session.sessionId)
    tx.actor = actor
    await createBranch(tx, actor, branchBody.parse(pharmacy.secondBranch), contentHash(pharmacy.secondBranch))
    return readActor(tx, session.sessionId)
  })
  return { actor: owner, at: asPerson(pool, owner) }
}

/** Opens the bank account and writes what drawers and bank held on the first day. */
export async function openFunds(
  at: AtTime,
  actor: Actor,
  { onboarding, openings }: { onboarding: string; openings: { cash: number; bank: number } },
) {
  return at(instantOf(onboarding, 310), async tx => {
    const [body, hash] = bodyOf(cashbookRoutes.createAccount.body, { ...pharmacy.bank, isDefault: true })
    const bank = await createAccount(tx, body, hash)
    await openAccount(tx, actor, bank.id, { amount: openings.bank, hash })
    const drawers: string[] = []
    for (const branchId of actor.branchIds) {
      const [drawer] = await listAccounts(tx, branchId)
      await openAccount(tx, actor, drawer!.id, { amount: openings.cash, hash })
      drawers.push(drawer!.id)
    }
    const kinds = new Map((await listKinds(tx)).map(kind => [kind.name, kind.id]))
    return { bankAccountId: bank.id, drawers, kinds }
  })
}

/** The suppliers; a few of them are owed something from before. */
export async function addSuppliers(
  at: AtTime,
  actor: Actor,
  { onboarding, random }: { onboarding: string; random: Random },
): Promise<Shop['suppliers']> {
  return at(instantOf(onboarding, 312), async tx => {
    const added: Shop['suppliers'][number][] = []
    for (const supplier of suppliers) {
      const { source: _source, series: _series, ...fields } = supplier
      const [body, hash] = bodyOf(providerBody, fields)
      const { id } = await createProvider(tx, actor, body, hash)
      const debt = random.chance(0.35) ? random.between(4, 18) * 1_000_000 : 0
      if (debt)
        await openDebt(tx, actor, {
          partnerKind: 'provider',
          partnerId: id,
          amount: debt,
          note: 'Nợ trước khi dùng phần mềm',
        })
      added.push({ ...supplier, id, debt })
    }
    return added
  })
}

/** The customers of the store. */
export async function addCustomers(
  at: AtTime,
  actor: Actor,
  { onboarding, random, count }: { onboarding: string; random: Random; count: number },
): Promise<Shop['customers']> {
  return at(instantOf(onboarding, 315), async tx => {
    const added: Shop['customers'][number][] = []
    for (const customer of inventCustomers(random, count)) {
      const [body, hash] = bodyOf(customerBody, customer)
      const { id, name, type, taxCode, address } = await createCustomer(tx, actor, body, hash)
      added.push({ id, name, isFirm: type === 2, taxCode, address })
    }
    return added
  })
}

/** So many products share a transaction: one by one they would take three times as long. */
const together = 40

/** The groups, then every product of the catalogue. `report` hears how many more there are. */
export async function addProducts(
  at: AtTime,
  actor: Actor,
  {
    catalogue,
    onboarding,
    random,
    report,
  }: { catalogue: readonly CatalogueItem[]; onboarding: string; random: Random; report: (done: number) => void },
): Promise<StockedProduct[]> {
  const groups = await addGroups(at, onboarding)
  const products: StockedProduct[] = []
  for (let from = 0; from < catalogue.length; from += together) {
    const part = catalogue.slice(from, from + together)
    await at(instantOf(onboarding, 320 + from / 1_000), async tx => {
      for (const item of part) {
        const [body, hash] = bodyOf(productBody, { ...item.product, groupId: groups.get(item.group)! })
        const { id, units } = await createProduct(tx, actor, body, hash)
        const rows = units.map(({ id: unitId, name, ratio, price }) => ({ id: unitId, name, ratio, price }))
        products.push({ id, item, units: rows, supplier: supplierOf(item), isNeglected: random.chance(0.035) })
      }
    })
    report(part.length)
  }
  return products
}

async function addGroups(at: AtTime, onboarding: string): Promise<Map<string, string>> {
  return at(instantOf(onboarding, 318), async tx => {
    const ids = new Map<string, string>()
    for (const [top, seconds] of Object.entries(productGroups)) {
      const first = await createGroup(tx, { name: top })
      for (const [middle, leaves] of Object.entries(seconds)) {
        const second = await createGroup(tx, { name: middle, parentId: first.id })
        for (const leaf of leaves) ids.set(leaf, (await createGroup(tx, { name: leaf, parentId: second.id })).id)
      }
    }
    return ids
  })
}

/** Goods of one maker come from one supplier that deals in their kind. */
function supplierOf({ source, sourceKey }: CatalogueItem): number {
  const dealers = suppliers.flatMap((supplier, index) => (supplier.source === source ? [index] : []))
  return dealers[sourceKey % dealers.length]!
}
