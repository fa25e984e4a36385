import { useEffect } from 'react'

/** Puts a name into the tab of the browser; undefined leaves what is there. A new `occasion` puts it there again. */
export function useDocumentTitle(title: string | undefined, occasion?: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new occasion the name is put there again
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Quầy`
  }, [title, occasion])
}
