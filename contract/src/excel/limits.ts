/** Bytes of a file that may be brought in. */
export const excelFileLimit = 10 * 1024 * 1024
/** Rows that one file may hold: more than any shop has. */
export const excelRowsAtMost = 50_000
/** Columns: KiotViet's widest file has 124. */
export const excelColumnsAtMost = 300
/** Pictures that did not come, as the screen lists them. */
export const failedPicturesShown = 100
/** Issues that an answer holds; all of them are in the file of issues. */
export const issuesShown = 200
