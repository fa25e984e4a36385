import type { MissingRight } from '@quay/contract/right/missing-right'
import { create } from 'zustand'
import type { ApiErrorCode } from '../api-error.ts'
import { askPassword, needsOwnPassword } from './password-question.ts'

/** A refusal that a person with the right could lift. */
export interface LiftableRefusal {
  code: ApiErrorCode
  message: string
  details: Readonly<Record<string, unknown>>
}

export interface OverrideQuestion {
  right: MissingRight
  /** What the server said. */
  sentence: string
  /** Takes the token of the approval; null without one. */
  answer: (token: string | null) => void
}

/** The question that waits for a person with the right; features/override shows it. */
export const useOverrideQuestion = create<{ question: OverrideQuestion | null }>(() => ({ question: null }))

/** More rights than a call can lack; a server that goes on asking is not asked for ever. */
const roundsAtMost = 5

/**
 * Does a call. If the server refuses it for a missing right, asks at this screen for the approval of a person who has the
 * right and does it again, as often as one more right is missing; if it needs the caller's password, asks for that and
 * does it again. Throws the refusal without an approval.
 */
export async function withOverrides<T>(send: (tokens: readonly string[]) => Promise<T>): Promise<T> {
  const tokens: string[] = []
  let asked = false
  for (;;) {
    try {
      return await send(tokens)
    } catch (error) {
      if (!asked && needsOwnPassword(error)) {
        asked = true
        if (await askPassword()) continue
        throw error
      }
      const token = tokens.length < roundsAtMost && isRefusal(error) ? await askOverride(error) : null
      if (token === null) throw error
      tokens.push(token)
    }
  }
}

/** Asks for one approval; gives null at once where no right would help, and when it is not given. */
export function askOverride({ message, details }: LiftableRefusal): Promise<string | null> {
  const { model, action, subject, branchId } = details as Partial<MissingRight>
  if (!model || !action || !subject || !branchId) return Promise.resolve(null)
  useOverrideQuestion.getState().question?.answer(null)
  return new Promise(resolve => {
    const answer = (token: string | null) => {
      useOverrideQuestion.setState({ question: null })
      resolve(token)
    }
    useOverrideQuestion.setState({
      question: { right: { model, action, subject, branchId }, sentence: message, answer },
    })
  })
}

const isRefusal = (error: unknown): error is LiftableRefusal =>
  error instanceof Error && 'details' in error && typeof error.details === 'object'
