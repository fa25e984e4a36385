import { ApiError } from '../../api/api-error.ts'

/** Whether a document being read can still be edited as a draft; one that is not there any more cannot. Throws ApiError. */
export async function isDraftAtServer(reading: Promise<{ status: string }>): Promise<boolean> {
  try {
    return (await reading).status === 'DRAFT'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return false
    throw error
  }
}
