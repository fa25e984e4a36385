import {
  type CompiledPairs,
  type ContraindicatedPair,
  type MetPair,
  meetPairs,
} from '../../medicine/contraindicated-pairs.ts'
import { refuse } from '../../refusal.ts'
import { type Problem, problemOf } from '../problem.ts'
import type { SaleLine } from '../sale-line.ts'

/** A medicine of a sale: of a line, or a component of a combo. */
export interface SoldMedicine {
  productId: string
  product: string
  ingredient: string | null | undefined
  lineId: string
  index: number
}

export interface TogetherFacts {
  pairs: CompiledPairs
  /** Why a pair is sold all the same, by the key of the pair. */
  reasons: ReadonlyMap<string, string>
  maySell: boolean
}

/** The contraindicated pairs among the lines of a sale. */
export function pairsAmong(lines: readonly SaleLine[], pairs: CompiledPairs): MetPair<SoldMedicine>[] {
  const medicines = lines.flatMap(line =>
    line.draws.map(({ product }) => ({
      productId: product.id,
      product: product.name,
      ingredient: product.ingredient,
      lineId: line.id,
      index: line.index,
    })),
  )
  return meetPairs(medicines, pairs)
}

/**
 * Medicines that must not be taken together are sold with a reason alone, by a person with the right (docs/topics/prescriptions.md).
 * The later of two lines names the problem: it is the one that was just added.
 */
export function checkTogether(lines: readonly SaleLine[], { pairs, reasons, maySell }: TogetherFacts): Problem[] {
  return pairsAmong(lines, pairs).flatMap(({ key, pair, medicines: [other, own] }) => {
    const details = {
      productId: own.productId,
      product: own.product,
      other: other.product,
      pair: key,
      why: whyOf(pair),
    }
    const path = `items.${own.index}.productId`
    if (!reasons.get(key)) return [problemOf(refuse('contraindicated-pair', details, path), own.lineId)]
    return maySell ? [] : [problemOf(refuse('contraindicated-right-missing', details, path), own.lineId)]
  })
}

const whyOf = ({ first, second, consequence }: ContraindicatedPair): string =>
  [`${first} và ${second}`, consequence].filter(Boolean).join(': ')
