/** What the product calls itself where no firm's name stands in its place. */
export const PRODUCT_NAME = "Surplus";
