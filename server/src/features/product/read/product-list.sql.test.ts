import { findText } from '@quay/domain/find/find-text'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSearch } from '../../../../../domain/test/plain-search.ts'
import { ownApp, type Person, type TestApp } from '../../../../test/app.ts'
import { inStore } from '../../../../test/factories.ts'
import { kyselyOn } from '../../../db/connection/kysely-on.ts'
import { setStore } from '../../../db/connection/transaction.ts'
import { placesSql } from '../../../db/list/read-id-page.ts'
import { searchHits } from '../../../db/list/search-hits.ts'
import { newId } from '../../../db/new-id.ts'
import { productPlaces } from './product-list.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  // How much of an index a search reads depends on what else lies in it.
  shop = await ownApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

interface Sample {
  id: string
  code: string
  name: string
  barcodes: string[]
  registrationNumber: string
  ingredient: string
  symptoms: string
  group: string
  isActive: boolean
}

const pick = <Item>(items: readonly Item[], i: number) => items[i % items.length]!
const heads = [
  'Paracetamol',
  'Ân Đức',
  'Ẩn chi',
  'Đau đầu',
  'dầu gió',
  'A.T',
  'Vitamin C',
  '100% Sâm',
  'B_12',
  'Ích mẫu',
]
const makers = ['Stada', 'DHG', 'Hậu Giang', 'OPC']

/** Goods with few different words, so that searches hit many of them; some share a name. */
const samples = (count: number): Sample[] =>
  Array.from({ length: count }, (_, i) => ({
    id: newId(),
    code: `MA${i}`,
    name: `${pick(heads, i * 7 + (i >> 3))} ${pick(makers, i * 3)} ${pick([250, 500, 1000], i)}`,
    barcodes: [`893${(i * 7919) % 100_000}`],
    registrationNumber: `VD-${i % 97}-26`,
    ingredient: pick(['Paracetamol', 'Đương quy', 'Acid ascorbic'], i >> 2),
    symptoms: pick(['Cảm cúm, ho', 'đau đầu', '', 'Đầy hơi', 'cam thảo'], i >> 1),
    group: pick(['Giảm đau', 'Vitamin', '', 'Ân thất'], i >> 3),
    isActive: i % 5 !== 0,
  }))

const column = <Name extends keyof Sample>(goods: readonly Sample[], name: Name) => goods.map(one => one[name])

/** What they are found by; the search table is not guarded and knows no product. */
const writeTexts = (storeId: string, goods: readonly Sample[]) =>
  shop.database.owner.query(
    'insert into product_search (store_id, id, folded, written) select $1, u.* from unnest($2::uuid[], $3::text[], $4::text[]) u',
    [storeId, column(goods, 'id'), goods.map(one => findText(one).folded), goods.map(one => findText(one).written)],
  )

/** Writes goods as the commands do, set-wise. */
async function write(storeId: string, goods: readonly Sample[]): Promise<void> {
  await writeTexts(storeId, goods)
  await inStore(shop, storeId, async query => {
    await query(
      `insert into product (store_id, id, code, name, active_ingredient, is_active, type, is_lot_managed, vat_rate)
       select $1, u.*, 1, true, 5 from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::boolean[]) u`,
      [
        storeId,
        column(goods, 'id'),
        column(goods, 'code'),
        column(goods, 'name'),
        column(goods, 'ingredient'),
        column(goods, 'isActive'),
      ],
    )
    await query(
      `insert into product_unit (store_id, id, product_id, name, ratio, price, is_base, is_default_sale, position)
       select $1, u.unit_id, u.id, 'Viên', 1, 1000, true, true, 0 from unnest($2::uuid[], $3::uuid[]) u (id, unit_id)`,
      [storeId, column(goods, 'id'), goods.map(newId)],
    )
  })
}

const collator = new Intl.Collator('vi')

/** The ids in the order in which the list gives them: as the till's own search does, which `plainSearch` holds too. */
function expected(goods: readonly Sample[], keyword: string, isActive: '0' | '1' | undefined): string[] {
  const byId = goods.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const found = keyword === '' ? byId.toSorted((a, b) => collator.compare(a.name, b.name)) : plainSearch(byId, keyword)
  return found.filter(one => isActive === undefined || one.isActive === (isActive === '1')).map(one => one.id)
}

const keywords = fc.oneof(
  fc.constantFrom(
    '',
    'para',
    'PARACETAMOL 500',
    'ẩn',
    'an',
    'đ',
    'dau',
    'stada 250 an',
    '100%',
    'b_1',
    '%',
    '_',
    'a.t',
    '\\',
  ),
  fc.constantFrom(
    'cám',
    'cảm',
    'cam',
    'cạm cúm',
    'đâu',
    'đau đau',
    'giảm đau',
    'vd-12',
    'vd 12-26',
    'ÂN',
    'hơi đa',
    'ẩn đức',
  ),
  fc.constantFrom('MA7', 'ma12', '8937919', '893', 'ma 893', 'hậu  giang', 'không có', 'quy duong', 'c', '---', '5'),
)

describe('the list of products', () => {
  it('gives what a plain search gives, whole and in its order, however it is paged', async () => {
    const goods = samples(240)
    await write(owner.profile.store.id, goods)
    const property = fc.asyncProperty(
      keywords,
      fc.constantFrom('0', '1', undefined),
      fc.integer({ min: 7, max: 200 }),
      fc.boolean(),
      async (keyword, isActive, limit, byNumber) => {
        const query = new URLSearchParams({ limit: String(limit), keyword, ...(isActive && { isActive }) })
        const whole = expected(goods, keyword, isActive)
        const ids: string[] = []
        for (let page = 1; ; page++) {
          const { data } = await owner.get(`product?${query}`)
          expect(data.totalItem).toBe(whole.length)
          ids.push(...data.items.map((item: Sample) => item.id))
          if (!data.nextCursor) break
          if (byNumber) query.set('page', String(page + 1))
          else query.set('cursor', data.nextCursor)
        }
        expect(ids).toEqual(whole)
      },
    )
    await fc.assert(property, { numRuns: 120 })
  })

  it('turns round and goes on by cursor in every order', async () => {
    for (const sortBy of ['name', 'code', 'stock', 'createdAt']) {
      const forwards = await all(`sortBy=${sortBy}`)
      expect(forwards).toHaveLength(240)
      expect(await all(`sortBy=${sortBy}&orderBy=DESC`)).toEqual(forwards.toReversed())
    }
  })

  async function all(query: string): Promise<string[]> {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data } = await owner.get(`product?limit=100&${query}${cursor && `&cursor=${cursor}`}`)
      ids.push(...data.items.map((item: Sample) => item.id))
      cursor = data.nextCursor
    }
    return ids
  }
})

describe('the plan of a search', () => {
  it('reads the trigram index and little of it, as an ordinary role and planned for any keyword', async () => {
    for (let store = 0; store < 3; store++) await writeTexts(newId(), samples(6_000))
    await shop.database.owner.query('vacuum analyze product_search')
    for (const keyword of ['Zyrtec', 'zyrtec 10', 'dau dau h']) {
      const read = await readOf(keyword)
      expect(read.ofTable).toBe(0)
      expect(read.indexScans).toBeGreaterThan(0)
      expect(read.ofIndex).toBeLessThan(600)
    }
  })

  it('does not ask the index for a word that is too short for it', async () => {
    const client = await shop.database.pool.connect()
    const asked = (keyword: string) => searchHits('product_search', keyword).compile(kyselyOn(client)).parameters
    expect(asked('pa').slice(0, 4)).toEqual([[], ['%pa%'], ['pa'], 'pa'])
    expect(asked('pa 500').slice(0, 4)).toEqual([['%500%'], ['%pa%'], ['pa', '500'], 'pa 500'])
    client.release()
  })

  /** What one search reads, as the server runs it: by an ordinary role, in a store. */
  async function readOf(keyword: string) {
    const client = await shop.database.pool.connect()
    try {
      await client.query(`begin; ${setStore(owner.profile.store.id)}`)
      const query = { page: 1, limit: 20, keyword }
      const list = productPlaces(owner.profile.store.id, query, owner.branchId, '2026-11-21')
      await placesSql(list, query).execute(kyselyOn(client))
      const { rows } = await client.query<{ ofTable: number; indexScans: number; ofIndex: number }>(
        `select pg_stat_get_xact_tuples_returned('product_search'::regclass) as "ofTable",
           pg_stat_get_xact_numscans('product_search_by_text'::regclass) as "indexScans",
           pg_stat_get_xact_tuples_returned('product_search_by_text'::regclass) as "ofIndex"`,
      )
      return rows[0]!
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
})
