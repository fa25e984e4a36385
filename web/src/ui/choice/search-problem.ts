import { kitText } from '../../text/kit/kit.ts'

/**
 * Why a search found nothing to choose from: a refusal in its own words, since to type again does not help who lacks the
 * right; anything else may be over the next moment.
 */
export function searchProblem(error: unknown): string {
  const isRefusal = error instanceof Error && 'code' in error && error.code === 'forbidden'
  return isRefusal ? error.message : kitText.searchFailed
}
