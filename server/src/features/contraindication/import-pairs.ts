import type { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import { longestAdvice, longestName, mostPairs, type PairOfList } from '@quay/contract/contraindication/shapes'
import type { Output } from '@quay/contract/route'
import { pairKey } from '@quay/domain/medicine/contraindicated-pairs'
import { ingredientKey } from '@quay/domain/medicine/ingredient-key'
import { compose } from '@quay/domain/text/compose'
import { fold } from '@quay/domain/text/fold'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { readCsv } from '../medicine/read-csv.ts'

type PairList = Output<(typeof contraindicationRoutes)['import']>
type Row = Omit<PairOfList, 'id'>

/** Takes a list in the place of the one before. Throws `pair-list-unreadable` with the line that is wrong; then nothing changes. */
export async function importPairs(
  tx: Tx,
  actor: Actor,
  { fileName, content }: { fileName: string; content: string },
): Promise<PairList> {
  const rows = await readPairFile(content)
  await tx.query('delete from contraindicated_pair where store_id = $1', [tx.storeId])
  await tx.query('delete from pair_list where store_id = $1', [tx.storeId])
  const list = {
    id: newId(),
    fileName,
    pairCount: rows.length,
    importedAt: tx.now.toISOString(),
    importedByName: actor.fullName,
  }
  await tx.insert('pair_list', [list])
  await tx.insert(
    'contraindicated_pair',
    rows.map(row => ({ ...row, id: newId(), listId: list.id, folded: fold(`${row.first} ${row.second}`) })),
  )
  await tx.audit('pair-list.import', { kind: 'pair_list', id: list.id, code: fileName }, undefined, {
    pairCount: rows.length,
  })
  return list
}

const columns = {
  first: ['ingredient1', 'hoatchat1', 'thuoc1'],
  second: ['ingredient2', 'hoatchat2', 'thuoc2'],
  mechanism: ['mechanism', 'coche'],
  consequence: ['consequence', 'hauqua'],
  management: ['management', 'xutri', 'quanly'],
} satisfies Record<keyof Row, string[]>

/** The rows of the file; a pair that stands there twice is taken once. */
export async function readPairFile(content: string): Promise<Row[]> {
  const rows = new Map<string, Row>()
  let places: Record<keyof Row, number> | null = null
  for await (const { line, cells } of readCsv([compose(content)])) {
    const refuse = (why: string) => new DomainError('pair-list-unreadable', { line, why })
    if (!places) {
      const heads = cells.map(cell => fold(cell).replace(/[^a-z0-9]/g, ''))
      const place = (name: keyof Row) => heads.findIndex(head => (columns[name] as string[]).includes(head))
      places = {
        first: place('first'),
        second: place('second'),
        mechanism: place('mechanism'),
        consequence: place('consequence'),
        management: place('management'),
      }
      if (places.first < 0 || places.second < 0) throw refuse('cần hai cột ingredient_1 và ingredient_2')
      continue
    }
    const row = {
      first: cells[places.first] ?? '',
      second: cells[places.second] ?? '',
      mechanism: cells[places.mechanism] || null,
      consequence: cells[places.consequence] || null,
      management: cells[places.management] || null,
    }
    const why = whyWrong(row)
    if (why) throw refuse(why)
    const key = pairKey(row)
    if (!rows.has(key)) rows.set(key, row)
    if (rows.size > mostPairs) throw refuse(`tệp có quá ${mostPairs} cặp`)
  }
  if (rows.size === 0) throw new DomainError('pair-list-unreadable', { line: 1, why: 'tệp không có cặp nào' })
  return [...rows.values()]
}

function whyWrong({ first, second, ...advice }: Row): string | null {
  for (const name of [first, second]) {
    if (ingredientKey(name) === '') return 'thiếu tên hoạt chất'
    if (name.length > longestName) return `tên hoạt chất dài quá ${longestName} ký tự`
  }
  if (ingredientKey(first) === ingredientKey(second)) return 'hai hoạt chất giống nhau'
  if (Object.values(advice).some(text => (text?.length ?? 0) > longestAdvice))
    return `một ô dài quá ${longestAdvice} ký tự`
  return null
}
