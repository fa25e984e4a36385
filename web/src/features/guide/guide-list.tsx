import { guideText } from '../../text/kit/guide.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { GuideLine } from './guide-line.tsx'
import { guides } from './guides.ts'

/** All guides, in the order in which a shop needs them. */
export default function GuideList() {
  return (
    <>
      <PageHead title={guideText.title} />
      <p className="mb-3 max-w-prose text-ink-2">{guideText.intro}</p>
      <ul className="grid max-w-5xl gap-3 sm:grid-cols-2">
        {guides.map(({ name, title, summary }) => (
          <li key={name} className="rounded-3 border border-line bg-surface p-4">
            <h2 className="text-16">
              <TextLink to={`/guides/${name}`}>{title}</TextLink>
            </h2>
            <p className="mt-1 text-ink-2">
              <GuideLine line={summary} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
