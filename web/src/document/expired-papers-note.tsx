import { providerRoutes } from '@quay/contract/partner/routes'
import { certificateKindText } from '@quay/contract/partner/shapes'
import { expiredPapers } from '@quay/domain/partner/expired-papers'
import { formatDate } from '@quay/domain/text/format-date'
import { useRoute } from '../api/use-route.ts'
import { documentText } from '../text/kit/document.ts'
import { Note } from '../ui/mark/note.tsx'

/** Warns that the licence or GDP certificate of the provider has expired on that day; refuses nothing. */
export function ExpiredPapersNote({ providerId, day }: { providerId: string; day: string }) {
  const provider = useRoute(providerRoutes.get, { params: { id: providerId } }, { keepPrevious: false })
  const expired = expiredPapers(provider.data?.certificates ?? [], day)
  if (expired.length === 0) return null
  const papers = expired.map(({ kind, expiresOn }) =>
    documentText.paperExpired(certificateKindText[kind], formatDate(expiresOn)),
  )
  return (
    <Note tone="warning" alert>
      {documentText.papersExpired(papers.join('; '))}
    </Note>
  )
}
