import { create } from 'zustand'

const key = 'quay-asked-files'

/** The files that a person had made in this browser and was not yet told of, also after a reload. */
export const useAskedFiles = create<{ ids: readonly string[] }>(() => ({ ids: readIds() }))

/** Notes a file, so that the person hears when it is done. */
export const noteAsked = (id: string): void => keep([...useAskedFiles.getState().ids.filter(one => one !== id), id])

/** The person has it, or does not want to hear of it. */
export const forgetAsked = (id: string): void => keep(useAskedFiles.getState().ids.filter(one => one !== id))

function keep(ids: readonly string[]): void {
  useAskedFiles.setState({ ids })
  try {
    localStorage.setItem(key, JSON.stringify(ids.slice(-20)))
  } catch {
    // A browser that keeps nothing tells of a file until the page is loaded anew; the list of files has it all the same.
  }
}

function readIds(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}
