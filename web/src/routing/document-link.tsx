import { TextLink } from '../ui/button/text-link.tsx'
import { placeOfDocument } from './document-places.ts'
import { useMayOpen } from './use-may-open.ts'

type DocumentLinkProps = {
  kind: string | null
  id: string | null
  code: string
  underlined?: boolean
  /** In the colour of the text around it: a list of names. */
  quiet?: boolean
}

/** A document's code: a link where its kind has a page that the person may see, else plain text. */
export function DocumentLink({ kind, id, code, underlined = false, quiet = false }: DocumentLinkProps) {
  const mayOpen = useMayOpen()
  const place = kind !== null && id !== null ? placeOfDocument(kind, id) : undefined
  if (place === undefined || !mayOpen(place)) return <>{code}</>
  return (
    <TextLink to={place} underlined={underlined} className={quiet ? 'text-ink!' : undefined}>
      {code}
    </TextLink>
  )
}
