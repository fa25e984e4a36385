import { importMedicines, type NumberedRow } from '@quay/server/features/medicine/import-medicines'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

const keywords = [
  'para',
  'paracetamol',
  'pa',
  'a',
  'amoxicilin 500',
  'vien nen 250',
  'duoc hoa',
  '893110',
  '893110012345',
  'vd-1234',
  'cefixim song thu 100',
  'thuốc không có',
]

const ingredients = [
  'Paracetamol',
  'Amoxicilin',
  'Cefixim',
  'Loratadin',
  'Omeprazol',
  'Ibuprofen',
  'Metformin',
  'Amlodipin',
  'Diazepam',
  'Vitamin C',
]
const makers = [
  'Dược Hoa Sữa',
  'Dược phẩm Sông Thu',
  'Dược Bình Minh',
  'Arvell Healthcare',
  'Daeryeong Pharm',
  'Dược Cánh Đồng',
  'Sundara Lifesciences',
]
const syllables = ['ba', 'co', 'du', 'fen', 'gi', 'lo', 'ma', 'nex', 'pha', 'ra', 'so', 'ti', 'va', 'xi', 'zo']

/**
 * The national list at its size: how long its import takes, a second time when nothing changed and when a tenth did, and
 * the search over it, alone and while an import runs.
 */
export async function measureMedicines(server: ShopServer, { count = 60_000, times = 25 } = {}) {
  const shop = await openShop(server, 4)
  const load = async (version: number) => {
    const start = performance.now()
    const { added, changed, unchanged } = await importMedicines(server.owner, listOf(count, version), {
      source: 'bench.csv',
      isWhole: true,
      now: new Date(),
    })
    return { seconds: round((performance.now() - start) / 1_000), added, changed, unchanged }
  }
  const figures = { count, firstImport: await load(0), again: await load(0), aTenthChanged: await load(1) }
  await server.owner.query('vacuum analyze medicine')
  const alone = await search(server, shop, times)
  const running = load(2)
  const meanwhile = await search(server, shop, Math.ceil(times / 2))
  return {
    ...figures,
    search: alone,
    searchWhileImporting: meanwhile,
    importMeanwhile: await running,
    memory: memory(),
  }
}

async function search(server: ShopServer, shop: Shop, times: number) {
  const byWord = new Map<string, number[]>()
  for (let i = -1; i < times; i++)
    for (const word of keywords) {
      const start = performance.now()
      const reply = await server.request(
        'GET',
        `medicine?limit=20&keyword=${encodeURIComponent(word)}`,
        undefined,
        shop.token,
      )
      if (reply.status !== 200) throw new Error(`${word}: ${reply.status} ${reply.body}`)
      if (i >= 0) byWord.set(word, [...(byWord.get(word) ?? []), performance.now() - start])
    }
  const all = [...byWord.values()].flat()
  return {
    p50: round(median(all)),
    p99: round(percentile(all, 0.99)),
    byWord: Object.fromEntries([...byWord].map(([word, taken]) => [word, round(median(taken))])),
  }
}

const memory = () => `${Math.round(process.memoryUsage().rss / 1_048_576)} MiB`

/** Invented medicines, the same each time; a tenth of them says something else in another version. */
async function* listOf(count: number, version: number): AsyncGenerator<NumberedRow> {
  for (let i = 0; i < count; i++) {
    const name = [i % 15, Math.floor(i / 15) % 15, Math.floor(i / 225) % 15, (i * 7) % 15]
      .map(at => syllables[at])
      .join('')
    const isNew = i % 2 === 0
    const row = {
      'Số đăng ký': isNew
        ? `8931${i % 3 ? 1 : 0}0${String(i % 10_000).padStart(4, '0')}${String(20 + Math.floor(i / 10_000)).padStart(2, '0')}`
        : `VD-${10_000 + (i >> 1)}-${20 + (i % 3)}`,
      'Tên thuốc': `${name.charAt(0).toUpperCase()}${name.slice(1)} ${50 * (1 + (i % 20))}`,
      // In real lists the commonest ingredient is in one of thirty medicines.
      'Hoạt chất': `${i % 3 ? `${syllables[i % 15]}${syllables[(i >> 4) % 15]}${syllables[(i >> 8) % 15]}in` : ingredients[(i / 3) % ingredients.length]} ${50 * (1 + (i % 20))} mg`,
      'Dạng bào chế': 'Viên nén bao phim',
      'Quy cách': `Hộp ${1 + (i % 10)} vỉ x 10 viên${version && i % 10 === 0 ? `, mẫu ${version}` : ''}`,
      'Công ty SX': makers[i % makers.length],
      'Nước SX': i % 7 < 4 ? 'Việt Nam' : 'Ấn Độ',
    }
    yield { place: i + 2, row }
  }
}
