/** The media type of an Excel file. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
