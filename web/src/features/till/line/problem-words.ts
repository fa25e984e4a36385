import { isLiftable, type Problem } from '@quay/domain/sale/problem'
import type { LineProblem, TillLine } from '../cart/cart-view.ts'
import { loadLineProblem } from '../later-parts.ts'
import type { TillFacts } from '../till-facts.ts'
import { sentenceOf } from './problem-sentence.ts'

type WordsOf = typeof import('./line-problem.ts').wordsOf

let wordsOf: WordsOf | null = null

/** Fetches the words of problems: an empty cart has none, so a till opens without them. */
export async function loadProblemWords(): Promise<void> {
  wordsOf = (await loadLineProblem()).wordsOf
}

export type FactsOfProblem = Pick<TillFacts, 'today' | 'isLoadingGoods' | 'context'>

/** A problem as the line shows it. Until its words are here it says that the line cannot be sold, and no more. */
export function lineProblem(problem: Problem, line: TillLine | null, facts: FactsOfProblem): LineProblem {
  const said = wordsOf?.(problem, line, facts) ?? { sentence: sentenceOf(problem), fix: null }
  return isLiftable(problem) ? { ...said, needsRight: true } : said
}
