import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import { call } from '../../../api/client.ts'
import { openDatabase, resultOf, write } from '../../../offline/disk/indexed-db.ts'
import type { TillPlace } from '../till-session.ts'

const store = 'sample'

const open = ({ userId, branchId }: TillPlace) =>
  openDatabase(`quay.v1.${userId}.${branchId}.samples`, 1, fresh => fresh.createObjectStore(store, { keyPath: 'id' }))

/** The liều as this browser keeps them, so that they are sold without a network too. */
export async function keptSamples(place: TillPlace): Promise<TillSample[]> {
  const db = await open(place)
  const kept = await resultOf<TillSample[]>(db.transaction(store).objectStore(store).getAll())
  db.close()
  return kept.toSorted((a, b) => a.name.localeCompare(b.name, 'vi'))
}

/** Fetches the liều and keeps them in the place of those that were here; null where the server does not answer. */
export async function fetchSamples(place: TillPlace): Promise<TillSample[] | null> {
  try {
    const { items } = await call(sampleMedicineRoutes.atTill, {})
    const db = await open(place)
    await write(db, [store], 'relaxed', transaction => {
      const samples = transaction.objectStore(store)
      samples.clear()
      for (const sample of items) samples.put(sample)
    })
    db.close()
    return items
  } catch {
    // Without a network, or where the disk is full: what is kept will do.
    return null
  }
}

/**
 * Those whose name, code, disease, doctor or components hold every word; a whole code alone. First come those whose name or
 * disease holds them as they were typed: "đau đầu" is not "đau dạ dày".
 */
export function matchSamples(samples: readonly TillSample[], query: string): readonly TillSample[] {
  const exact = samples.find(({ code }) => fold(code) === fold(query))
  if (exact) return [exact]
  const words = searchWords(query)
  const phrase = fold(query)
  const found = samples.filter(sample => {
    const text = fold(
      [
        sample.name,
        sample.code,
        sample.disease ?? '',
        sample.doctorName ?? '',
        ...sample.items.map(item => item.productName),
      ].join(' '),
    )
    return words.every(word => text.includes(word))
  })
  const isAsTyped = ({ name, disease }: TillSample) => [name, disease ?? ''].some(text => fold(text).includes(phrase))
  return [...found.filter(isAsTyped), ...found.filter(sample => !isAsTyped(sample))]
}

/** The doctors whose templates are here, by name. A till that kept its templates before they had doctors knows of none. */
export function doctorsOf(samples: readonly TillSample[]): { id: string; name: string }[] {
  const doctors = new Map(
    samples.flatMap(({ doctorId, doctorName }) => (doctorId && doctorName ? [[doctorId, doctorName] as const] : [])),
  )
  return [...doctors].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'vi'))
}

/** The same templates, those of the chosen doctor first; those of other doctors are left out. */
export const ownFirst = (samples: readonly TillSample[], doctorId: string): readonly TillSample[] =>
  doctorId === ''
    ? samples
    : [...samples.filter(sample => sample.doctorId === doctorId), ...samples.filter(sample => !sample.doctorId)]
