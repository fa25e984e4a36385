import type { Certificate } from '@quay/contract/partner/shapes'

/**
 * The papers of a partner that have run out on a day, YYYY-MM-DD. Of one kind only the newest counts: a renewed
 * certificate stands beside the old one. A paper without an end never runs out.
 */
export function expiredPapers(
  papers: readonly Certificate[],
  day: string,
): { kind: Certificate['kind']; expiresOn: string }[] {
  return [...Map.groupBy(papers, paper => paper.kind)].flatMap(([kind, ofKind]) => {
    const ends = ofKind.map(paper => paper.expiresOn ?? null)
    if (ends.some(end => end === null || end >= day)) return []
    return [
      {
        kind,
        expiresOn: ends
          .filter(end => end !== null)
          .toSorted()
          .at(-1)!,
      },
    ]
  })
}
