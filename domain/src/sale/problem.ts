import { rightBehind } from '@quay/contract/right/missing-right'
import type { Refusal } from '../refusal.ts'

/** A rule that a sale breaks. Every step reports all that it finds, and none stops the steps after it. */
export type Problem = Refusal & {
  /** The line that it is about; left out where it is about the whole bill. */
  lineId?: string
  /** The server posts no sale with it. What is not final warns and stops nothing. */
  isFinal: boolean
}

/** A refusal as a problem of a line or of the bill; final unless `isFinal` says otherwise. */
export function problemOf(refusal: Refusal, lineId?: string, isFinal = true): Problem {
  return { ...refusal, ...(lineId !== undefined && { lineId }), isFinal }
}

/** Whether a person with the right may allow it: the till asks for that right when the bill is paid. */
export const isLiftable = ({ code }: Problem): boolean => rightBehind[code] !== undefined

/** The refusal of a sale: its first final problem. Null where it may be posted. */
export function refusalOf(problems: readonly Problem[]): Refusal | null {
  const first = problems.find(problem => problem.isFinal)
  if (!first) return null
  const { lineId: _line, isFinal: _final, ...refusal } = first
  return refusal as Refusal
}
