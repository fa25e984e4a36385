import { useParams } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { guideText } from '../../text/kit/guide.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { GuideBlock } from './guide-block.tsx'
import { GuideLine } from './guide-line.tsx'
import { guides } from './guides.ts'

const crumbs = [{ label: guideText.title, to: '/guides' }]

/** One guide, and the way to the next. */
export default function GuidePage() {
  const { name } = useParams({ strict: false }) as { name: string }
  const at = guides.findIndex(guide => guide.name === name)
  const guide = guides[at]
  const next = guides[at + 1]
  useDocumentTitle(guide?.title)
  if (!guide)
    return (
      <>
        <PageHead title={guideText.title} crumbs={crumbs} />
        <EmptyState
          icon={<BookOpen />}
          title={guideText.unknown}
          actions={<TextLink to="/guides">{guideText.toAll}</TextLink>}
        />
      </>
    )
  return (
    <>
      <PageHead title={guide.title} crumbs={crumbs} />
      <article className="max-w-4xl text-14 leading-relaxed">
        <p className="text-ink-2">
          <GuideLine line={guide.summary} />
        </p>
        {guide.blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guide never changes while it is shown
          <GuideBlock key={place} block={block} />
        ))}
      </article>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-3">
        {next && <TextLink to={`/guides/${next.name}`}>{guideText.next(next.title)}</TextLink>}
        <TextLink to="/guides">{guideText.toAll}</TextLink>
      </p>
    </>
  )
}
