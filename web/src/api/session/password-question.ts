import { create } from 'zustand'

export interface PasswordQuestion {
  /** Whether the password was given. */
  answer: (given: boolean) => void
}

/** The question for the caller's own password that waits; features/override shows it. */
export const usePasswordQuestion = create<{ question: PasswordQuestion | null }>(() => ({ question: null }))

let asking: Promise<boolean> | null = null

/**
 * Asks the user for the password again, once for all calls that wait for it. Gives true after the right password, false
 * if the user cancels.
 */
export function askPassword(): Promise<boolean> {
  asking ??= new Promise<boolean>(resolve => {
    usePasswordQuestion.setState({ question: { answer: resolve } })
  }).finally(() => {
    asking = null
    usePasswordQuestion.setState({ question: null })
  })
  return asking
}

/** Whether a refusal says that the call is open for some minutes after the password. */
export const needsOwnPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'password-confirm-needed'
