import { ApiError } from '../../../api/api-error.ts'
import { toast } from '../../../ui/popup/toast.ts'

/** An answer of the server; null where it refused, which a toast says, or did not answer. */
export async function answered<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'network') toast.error(error.message)
    return null
  }
}
