import { describe, expect, it } from 'vitest'
import { labelPapers, layOutLabels } from './label-papers.ts'

const none = { x: 0, y: 0 }

describe.each(labelPapers)('$name', paper => {
  it('has all its labels on the page, none over another', () => {
    const places = layOutLabels(paper, paper.columns * paper.rows, none)
    for (const [index, { page, left, top }] of places.entries()) {
      expect([page, left >= 0, top >= 0]).toEqual([0, true, true])
      expect(left + paper.label.width).toBeLessThanOrEqual(paper.page.width + 1e-9)
      expect(top + paper.label.height).toBeLessThanOrEqual(paper.page.height + 1e-9)
      const next = places[index + 1]
      if (next?.top === top) expect(next.left - left).toBeGreaterThanOrEqual(paper.label.width)
    }
  })
  it('goes on on the next page, moved as the printer needs it', () => {
    const places = layOutLabels(paper, paper.columns * paper.rows + 1, { x: 1, y: -0.5 })
    expect(places.at(-1)).toEqual({ page: 1, left: paper.margin.left + 1, top: paper.margin.top - 0.5 })
  })
})
