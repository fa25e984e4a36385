import { addDays, daysBetween } from '@quay/domain/time/calendar'
import type pg from 'pg'
import type { Runtime } from '../src/runtime.ts'
import { addCombos } from './add-combos.ts'
import { addDoseTemplates } from './add-dose-templates.ts'
import { adjustDebts } from './adjust-debts.ts'
import { callCustomers } from './call-customers.ts'
import { buildCatalogue } from './catalogue/build-catalogue.ts'
import type { CatalogueItem } from './catalogue/catalogue-item.ts'
import { hireStaff } from './hire-staff.ts'
import { holdDrawer } from './hold-drawer.ts'
import { keepSales } from './keep-sales.ts'
import { linkDemoProducts } from './list-medicines.ts'
import { offerPromotions, startPoints } from './offer-promotions.ts'
import { addCustomers, addProducts, addSuppliers, foundStore, openFunds, type SignIn } from './open-shop.ts'
import type { Progress } from './progress.ts'
import { randomFrom } from './random.ts'
import { setPrices } from './set-prices.ts'
import { countShelves } from './stock/count-shelves.ts'
import { joinCounts } from './stock/join-counts.ts'
import { keepDamagedApart } from './stock/keep-damaged-apart.ts'
import { moveGoods } from './stock/move-goods.ts'
import { orderGoods } from './stock/order-goods.ts'
import { readThermometers } from './stock/read-thermometers.ts'
import { takeSurcharges } from './take-surcharges.ts'
import { dayOf, instantOf } from './trade/clock.ts'
import { openShelves } from './trade/open-shelves.ts'
import { choosersOf, expectedBuyers, playDay } from './trade/play-day.ts'
import { sellOnOffer } from './trade/sell-on-offer.ts'
import { emptyShelf } from './trade/shelf.ts'
import type { Shop, ShopBranch } from './trade/shop.ts'
import { takeOrders } from './trade/take-orders.ts'

export interface DemoPlan {
  /** How far back the shop opened. */
  days: number
  /** Of the first branch and of the second, on the average. */
  billsPerDay: readonly [number, number]
  seed: number
  signIn: SignIn
  /** The moment up to which the past is played. */
  end: Date
  /** Left out, the whole catalogue. */
  catalogue?: readonly CatalogueItem[]
  customers?: number
}

interface Filling {
  pool: pg.Pool
  runtime: Runtime
  progress: Progress
  /** Called when the tables have got their size, for the planner of the database to learn of it. */
  afterOpening?: () => Promise<void>
}

const openings = { cash: 5_000_000, bank: 120_000_000 }
/** The second branch is smaller and keeps so many of each hundred products. */
const keptBySecond = 0.78

export interface Filled {
  storeId: string
  bills: number
  products: number
  onboarding: string
}

/** Plays the past of a pharmacy through the commands of the server. Gives what was made. */
export async function fillDemo(plan: DemoPlan, { pool, runtime, progress, afterOpening }: Filling): Promise<Filled> {
  const random = randomFrom(plan.seed)
  const lastDay = dayOf(plan.end)
  const onboarding = addDays(lastDay, -plan.days)
  const catalogue = plan.catalogue ?? buildCatalogue()

  const { actor, at } = await foundStore({ pool, runtime, signIn: plan.signIn, onboarding })
  const sellers = await hireStaff(at, actor, { pool, runtime, username: plan.signIn.username, onboarding, lastDay })
  await startPoints(at, actor, onboarding)
  const funds = await openFunds(at, actor, { onboarding, openings })
  const suppliers = await addSuppliers(at, actor, { onboarding, random })
  const customers = await addCustomers(at, actor, { onboarding, random, count: plan.customers ?? 420 })
  progress.begin('Products', catalogue.length)
  const products = await addProducts(at, actor, { catalogue, onboarding, random, report: progress.advance })
  await linkDemoProducts(pool, at, instantOf(onboarding, 330), products)
  await addDoseTemplates(at, actor, { onboarding, products })
  const combos = await addCombos(at, actor, { onboarding, products })
  const branches = actor.branchIds.map((id, index): ShopBranch => {
    const all = [...products.keys()]
    return {
      id,
      cashAccountId: funds.drawers[index]!,
      billsPerDay: plan.billsPerDay[index]!,
      keeps: index === 0 ? all : all.filter(() => random.chance(keptBySecond)),
      cash: openings.cash,
      sold: products.map(() => 0),
    }
  })
  const shop: Shop = {
    ...{
      random,
      actor,
      at,
      sellers,
      onboarding,
      lastDay,
      end: plan.end,
      branches,
      products,
      combos,
      suppliers,
      customers,
    },
    placeOf: new Map(products.map((product, index) => [product.id, index])),
    debtors: new Map(),
    supplies: [],
    bankAccountId: funds.bankAccountId,
    bank: openings.bank,
    kinds: funds.kinds,
    shelf: emptyShelf(branches.length, products.length),
  }
  progress.begin(
    'Opening stock',
    branches.reduce((sum, { keeps }) => sum + keeps.length, 0),
  )
  await openShelves(shop, progress.advance)
  await afterOpening?.()
  const bills = await playPast(shop, progress)
  await setPrices(at, actor, shop)
  await orderGoods(at, actor, shop)
  await keepDamagedApart(pool, shop)
  await moveGoods(shop)
  await countShelves(shop)
  await joinCounts(shop)
  await callCustomers(shop)
  await holdDrawer(shop, () => adjustDebts(shop))
  await readThermometers(shop)
  await offerPromotions(shop)
  await takeSurcharges(shop)
  const sold = await sellOnOffer(shop)
  await takeOrders(shop)
  const late = await keepSales(shop)
  progress.end()
  return { storeId: actor.storeId, bills: bills + sold + late, products: products.length, onboarding }
}

async function playPast(shop: Shop, progress: Progress): Promise<number> {
  const { onboarding, lastDay } = shop
  const days = Array.from({ length: daysBetween(onboarding, lastDay) + 1 }, (_, index) => addDays(onboarding, index))
  const expected = days.reduce(
    (sum, day) => sum + shop.branches.reduce((all, { billsPerDay }) => all + expectedBuyers(shop, billsPerDay, day), 0),
    0,
  )
  progress.begin('Bills', Math.round(expected))
  let bills = 0
  let choosers = choosersOf(shop, onboarding)
  for (const day of days) {
    if (day.endsWith('-01')) choosers = choosersOf(shop, day)
    await playDay(shop, day, choosers, () => {
      bills++
      progress.advance(1)
    })
    progress.say(day)
  }
  return bills
}
