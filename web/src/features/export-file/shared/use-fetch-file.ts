import { exportFileRoutes } from '@quay/contract/export/kept-files'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { forgetAsked } from '../../../api/asked-files.ts'
import { download, saveFile } from '../../../api/download.ts'
import { toast } from '../../../ui/popup/toast.ts'

/** Gives what hands a ready file to the person, and the id of the one that is on its way. */
export function useFetchFile(): { fetchFile: (id: string) => void; fetching: string | null } {
  const [fetching, setFetching] = useState<string | null>(null)
  async function get(id: string) {
    setFetching(id)
    try {
      saveFile(await download(exportFileRoutes.fetch, { params: { id } }, new AbortController().signal))
      forgetAsked(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    } finally {
      setFetching(null)
    }
  }
  return { fetching, fetchFile: id => void get(id) }
}
