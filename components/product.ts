/** The product's own name, used where no firm's name appears. */
export const PRODUCT_NAME = "Surplus";
